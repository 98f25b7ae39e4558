import { socialMarks } from './social-marks.ts'

/** A social network whose mark is included. */
export type SocialMarkName = keyof typeof socialMarks

const otherNames: ReadonlyMap<string, SocialMarkName> = new Map([['twitter', 'x']])

const isMarkName = (name: string): name is SocialMarkName => Object.hasOwn(socialMarks, name)

/** The mark for the name of a network, ignoring case, spaces and punctuation: "You Tube" gives `youtube`. Null if unknown. */
export function socialMarkName(network: string): SocialMarkName | null {
  const name = network.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  return isMarkName(name) ? name : (otherNames.get(name) ?? null)
}
