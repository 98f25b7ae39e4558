import type { Messages } from '@lingui/core'
import { mergeTexts } from './merge-texts.ts'

/** All texts in English. */
export const enTexts = mergeTexts(
  import.meta.glob<Messages>('../../areas/*/locales/en.po', { eager: true, import: 'messages' }),
  {},
)
