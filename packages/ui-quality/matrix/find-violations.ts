import { findKnownViolation, type KnownViolation } from './known-violations.ts'
import { describeMode, scopeOf, type Mode, type Scope } from './modes.ts'
import type { StoryPage } from './story-pages.ts'

type Finding = { message: string; modes: Mode[] }

/**
 * Checks a story in each of these modes. Returns one text per violation with the modes it was found in, and adds the known
 * violations that were found to `used`.
 */
export async function findViolations(
  { page, open, applyMode }: StoryPage,
  story: string,
  modes: readonly Mode[],
  used: Set<KnownViolation>,
  scopeIn: (mode: Mode) => Scope | null = scopeOf,
): Promise<string[]> {
  const findings = new Map<string, Finding>()
  await open(story)
  for (const mode of modes) {
    const scope = scopeIn(mode)
    if (!scope) continue
    await applyMode(mode)
    for (const violation of await page.evaluate((scope) => globalThis.matrix.runChecks(scope), scope)) {
      const knownViolation = findKnownViolation(story, mode, violation)
      if (knownViolation) used.add(knownViolation)
      else {
        const key = `${violation.rule} at ${violation.element}`
        const finding = findings.get(key)
        if (finding) finding.modes.push(mode)
        else findings.set(key, { message: violation.message, modes: [mode] })
      }
    }
  }
  return [...findings].map(
    ([key, { message, modes }]) =>
      `${key}\n    ${message}\n    in ${modes
        .slice(0, 2)
        .map(describeMode)
        .join('; ')}${modes.length > 2 ? `; and ${modes.length - 2} more` : ''}`,
  )
}
