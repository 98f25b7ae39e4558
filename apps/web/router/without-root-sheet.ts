import type { ServerBuild } from 'react-router'

/**
 * The build without the style sheet of the root route. React Router preloads that sheet before every navigation, also to the same
 * page, which does not use it; each page links its own sheet (decision 27).
 */
export function withoutRootSheet(build: ServerBuild): ServerBuild {
  const { assets } = build
  const { root } = assets.routes
  if (!root) return build
  return { ...build, assets: { ...assets, routes: { ...assets.routes, root: { ...root, css: [] } } } }
}
