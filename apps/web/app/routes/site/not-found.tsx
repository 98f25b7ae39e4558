import { errorResponse } from '../../lib/routing/error-response.ts'

/** Any other URL: 404. */
export function loader() {
  throw errorResponse(404)
}

export default function NotFound() {
  return null
}
