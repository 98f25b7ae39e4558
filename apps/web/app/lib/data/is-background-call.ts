/**
 * Whether the header or the chat makes a call by itself, at a path below the API's. If the session has expired, it neither ends the
 * session nor leads people away from a form: their next own call does.
 */
export function isBackgroundCall(method: string, path: string): boolean {
  return method === 'GET' && /^\/user\/(chat|events|notifications)\b/.test(path)
}
