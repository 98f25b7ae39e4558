import packageJson from '../../../package.json' with { type: 'json' }

/** The oldest versions that the apps and the component package support: the `browserslist` of the workspace's package.json. */
export const supportedBrowsers = packageJson.browserslist.map((line) => {
  const [, name = '', major = '', minor = '0'] = /^(\w+) >= (\d+)(?:\.(\d+))?$/.exec(line) ?? []
  if (!name) throw new Error(`“${line}” in browserslist is not of the form “chrome >= 123”.`)
  return { name, major: Number(major), minor: Number(minor) }
})

/** The supported browsers as Vite's `build.target` names them. */
export const buildTargets = supportedBrowsers.map(
  ({ name, major, minor }) => `${name === 'ios_saf' ? 'ios' : name}${major}${minor ? `.${minor}` : ''}`,
)
