import { fr } from '@chignon/ui/messages/fr'
import type { Messages } from '@lingui/core'
import { mergeTexts } from './merge-texts.ts'

/** All texts in French. */
export const frTexts = mergeTexts(
  import.meta.glob<Messages>('../../areas/*/locales/fr.po', { eager: true, import: 'messages' }),
  fr,
)
