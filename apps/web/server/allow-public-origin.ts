import type { ServerBuild } from 'react-router'

/**
 * The build with `publicUrl` as an allowed origin of form posts. React Router compares a form's Origin header with the
 * request's own address, and the two differ behind a proxy that terminates TLS. `sameOrigin` has checked the header by then.
 */
export function allowPublicOrigin(
  build: ServerBuild | (() => Promise<ServerBuild>),
  publicUrl: string | undefined,
): typeof build {
  if (!publicUrl) return build
  const allowedActionOrigins = [new URL(publicUrl).host]
  const withOrigins = (loaded: ServerBuild): ServerBuild => ({ ...loaded, allowedActionOrigins })
  return typeof build === 'function' ? async () => withOrigins(await build()) : withOrigins(build)
}
