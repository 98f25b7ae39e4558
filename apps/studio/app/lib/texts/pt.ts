import { pt } from '@chignon/ui/messages/pt'
import type { Messages } from '@lingui/core'
import { mergeTexts } from './merge-texts.ts'

/** All texts in Portuguese. */
export const ptTexts = mergeTexts(
  import.meta.glob<Messages>('../../areas/*/locales/pt.po', { eager: true, import: 'messages' }),
  pt,
)
