import type { Globals } from 'storybook/internal/types'
import { de } from '../packages/ui/src/message-packs/de.ts'
import { es } from '../packages/ui/src/message-packs/es.ts'
import { fa } from '../packages/ui/src/message-packs/fa.ts'
import { fr } from '../packages/ui/src/message-packs/fr.ts'
import { it } from '../packages/ui/src/message-packs/it.ts'
import { pt } from '../packages/ui/src/message-packs/pt.ts'
import type { PartialMessages } from '../packages/ui/src/messages/messages.tsx'

const packs: Readonly<Record<string, PartialMessages>> = { de, es, fa, fr, it, pt }

/** The texts of components in the language of the toolbar. */
export const messagesOf = (globals: Globals): PartialMessages => packs[String(globals['locale'])] ?? {}
