import { defaultDeliveries, type ChosenKind } from '@chignon/contract/platform/notification-kinds'

/** Whether a kind has no mail of its own, so that people choose its delivery (NOTIFY-4). */
export function isChosen(kind: string): kind is ChosenKind {
  return Object.hasOwn(defaultDeliveries, kind)
}
