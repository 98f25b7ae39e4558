import { changelog } from './changelog-data.ts'
import { Section } from './section.tsx'
import { withCode } from './inline-code.tsx'

/** Every release with its changes. */
export function Changelog() {
  return changelog.map(({ version, changes }) => (
    <Section key={version} title={version}>
      <ul className="grid divide-y divide-line border-y border-line">
        {changes.map((change) => (
          <li key={change} className="max-w-prose py-4">
            {withCode(change)}
          </li>
        ))}
      </ul>
    </Section>
  ))
}
