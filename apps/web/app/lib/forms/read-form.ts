import { errorResponse } from '../routing/error-response.ts'

/** Reads the form of a request. Throws a 400 response if the body cannot be parsed. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw errorResponse(400)
  }
}
