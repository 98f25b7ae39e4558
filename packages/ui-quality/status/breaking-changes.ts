import type { ManifestComponent, ManifestProp } from '../../ui/scripts/manifest/types.ts'

/** What decides whether a change of a prop breaks an app. */
export type ReleasedProp = Pick<ManifestProp, 'name' | 'type' | 'values' | 'isRequired'>
type ReleasedComponent = Pick<ManifestComponent, 'name' | 'entry'> & { props: ReleasedProp[] }
export type Release = { version: string; components: ReleasedComponent[] }

/** Whether a prop of a release still accepts what it accepted: same type, or a choice with at least the same values. */
function accepts(current: ReleasedProp, released: ReleasedProp): boolean {
  if (current.isRequired && !released.isRequired) return false
  if (released.values && current.values)
    return released.values.every((value) => current.values?.includes(value))
  const types = (type: string) => type.replaceAll(/[\s()]/g, '').split('|')
  return types(released.type).every((type) => types(current.type).includes(type))
}

const byName = (components: readonly ReleasedComponent[]) =>
  new Map(components.map((component) => [component.name, component]))

/** Whether an entry lost a component, a prop or a value of a prop, or requires a new one, since a release. */
function hasBroken(released: readonly ReleasedComponent[], current: readonly ReleasedComponent[]): boolean {
  const now = byName(current)
  return released.some(({ name, props }) => {
    const component = now.get(name)
    if (!component) return true
    const before = new Set(props.map((prop) => prop.name))
    const isAnyRequired = component.props.some((prop) => prop.isRequired && !before.has(prop.name))
    return (
      isAnyRequired ||
      props.some((prop) => {
        const same = component.props.find((candidate) => candidate.name === prop.name)
        return !same || !accepts(same, prop)
      })
    )
  })
}

const componentsOf = ({ components }: Release, entry: string) =>
  components.filter((component) => component.entry.endsWith(`/${entry}`))

/** How many of the last releases, newest first, an entry was in without a breaking change until now. */
export function releasesWithoutBreaking(
  entry: string,
  releases: readonly Release[],
  current: Release,
): number {
  const now = componentsOf(current, entry)
  const first = releases.findIndex((release) => {
    const released = componentsOf(release, entry)
    return released.length === 0 || hasBroken(released, now)
  })
  return first === -1 ? releases.length : first
}
