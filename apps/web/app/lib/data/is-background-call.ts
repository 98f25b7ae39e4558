/**
 * Whether a page makes a call by itself, at a path below the API's: the header, the chat, or the report of the time zone. If the
 * session has expired, it neither ends the session nor leads people away from a form: their next own call does.
 */
export function isBackgroundCall(method: string, path: string): boolean {
  if (method === 'PUT') return path === '/user/time-zone'
  return method === 'GET' && /^\/user\/(chat|events|notifications)\b/.test(path)
}
