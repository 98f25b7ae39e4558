import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

const twoDigits = (number: number) => String(number).padStart(2, '0')

function readToday(): string {
  const now = new Date()
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/** Today as an ISO date, in the time zone of the computer. Empty on the server and during hydration. */
export const useToday = (): string => useSyncExternalStore(subscribe, readToday, () => '')
