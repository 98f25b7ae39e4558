import { formatNumber } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'
import type { NotificationKind } from '@chignon/contract/platform/notification-kinds'
import { isolate } from '../mail/isolate.ts'
import { notificationMessages, notificationTexts, type People } from './notification.messages.ts'

type Told = {
  kind: NotificationKind
  data: Record<string, unknown>
  /** The names of those it is about, latest first; some of them if they are many. */
  names: string[]
  /** How many they are. */
  actorCount: number
  /** The name of the subject; null if it was deleted. */
  name: string | null
}

/** The sentence of a notification. Names are isolated, so that their direction does not change the order of its words. */
export function notificationText({ kind, data, names, actorCount, name }: Told, locale: Locale): string {
  const { quoted, deleted } = notificationMessages
  const thing = quoted(isolate(name ?? deleted[locale]))[locale]
  const isApproved = kind === 'exam-reviewed' && data['state'] === 'approved'
  const text = notificationTexts[isApproved ? 'exam-approved' : kind]
  return text(peopleOf(names, actorCount, locale), thing)[locale]
}

function peopleOf(names: string[], count: number, locale: Locale): People {
  const isOne = count <= 1 || names.length === 0
  return {
    names: namesOf(names.map(isolate), count, locale),
    verb: (ofOne, ofSeveral) => (isOne ? ofOne : ofSeveral),
  }
}

function namesOf([first, second]: string[], count: number, locale: Locale): string {
  const { someone, two, many } = notificationMessages
  if (first === undefined) return someone[locale]
  if (count <= 1) return first
  if (count === 2 && second !== undefined) return two(first, second)[locale]
  return many(first, formatNumber(locale, count - 1))[locale]
}
