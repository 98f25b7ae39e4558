import type { ServerBuild } from 'react-router'

/**
 * A build that takes forms from the address people type. React Router compares a form's Origin with the address of the
 * request, and behind a proxy that speaks https for us those differ; `sameOrigin` has judged the Origin by then.
 */
export function takingOwnForms(
  build: ServerBuild | (() => Promise<ServerBuild>),
  publicUrl: string | undefined,
): typeof build {
  if (!publicUrl) return build
  const allowedActionOrigins = [new URL(publicUrl).host]
  const taking = (built: ServerBuild): ServerBuild => ({ ...built, allowedActionOrigins })
  return typeof build === 'function' ? async () => taking(await build()) : taking(build)
}
