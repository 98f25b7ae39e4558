import { valueOf } from '../testing/value-of.ts'

/** What the `DescriptionList` of a container says of a term, or its `Facts`. Throws where it does not name it. */
export const findDescription = (container: ParentNode, term: string): string => valueOf(container, term)
