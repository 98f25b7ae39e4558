import { valueOf } from '../testing/value-of.ts'

/** The value for a term in the container's `DescriptionList` or `Facts`. Throws if there is none. */
export const findDescription = (container: ParentNode, term: string): string => valueOf(container, term)
