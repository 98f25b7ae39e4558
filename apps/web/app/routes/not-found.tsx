import { errorResponse } from '../lib/routing/error-response.ts'

/** Every address that is no page of ours (specification §2: 'This page could not be found'). */
export function loader() {
  throw errorResponse(404)
}

export default function NotFound() {
  return null
}
