import { errorResponse } from '../routing/error-response.ts'

/** The form a request carries; a body that is none is the sender's fault: 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw errorResponse(400)
  }
}
