// Has no exports, so that bundlers report the name of this file instead of bundling every component.
throw new Error(
  "@chignon/ui has no common entry. Import each component by its own path: import { Button } from '@chignon/ui/button'.",
)
