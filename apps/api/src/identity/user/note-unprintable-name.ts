import type { Locale } from '@chignon/contract/platform/locale'
import { unprintableCharacters } from '../../platform/pdf/can-print.ts'
import { fullNameOf } from '../../platform/person/full-name.ts'
import { unprintableNameMessages } from './unprintable-name.messages.ts'

/** A message about a stored name, with a note if documents cannot print all of it (USER-2). */
export async function noteUnprintableName(
  message: string,
  name: { firstName: string; lastName: string },
  locale: Locale,
): Promise<string> {
  const characters = await unprintableCharacters(fullNameOf(name))
  if (characters.length === 0) return message
  return `${message} ${unprintableNameMessages.note(`\u2068${characters.join(' ')}\u2069`)[locale]}`
}
