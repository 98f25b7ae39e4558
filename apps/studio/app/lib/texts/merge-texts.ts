import type { PartialMessages } from '@chignon/ui/messages'
import type { Messages } from '@lingui/core'

/** The texts of all areas in a language, and those of the components. */
export type Texts = { texts: Messages; componentTexts: PartialMessages }

/** Merges the catalogues of the areas, by their files. */
export function mergeTexts(catalogues: Record<string, Messages>, componentTexts: PartialMessages): Texts {
  return { texts: Object.assign({}, ...Object.values(catalogues)), componentTexts }
}
