import type { ProcessServices } from '../create-services.ts'

/** What a command of `pnpm admin` runs with. */
export type AdminCall = {
  services: ProcessServices
  args: string[]
  print: (line: string) => void
  /** Asks before what cannot be undone; throws if the answer is not yes. */
  confirm: (question: string) => Promise<void>
}

/** A command of `pnpm admin`. */
export type AdminCommand = {
  name: string
  /** How it is called and what it does, one line each. */
  usages: [call: string, effect: string][]
  /** Whether it can be called with these arguments. */
  accepts: (args: string[]) => boolean
  run: (call: AdminCall) => Promise<void>
}
