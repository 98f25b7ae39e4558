import type { StepAnswer, StepRequest } from './purchase.ts'

/** Sends a call to the API at `origin`. Rejects if it gives no answer. */
export async function sendStep(
  origin: string,
  token: string,
  { method, path, body, key }: StepRequest,
): Promise<{ status: number; data: StepAnswer }> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const parsed: { data?: StepAnswer } = JSON.parse(await response.text())
  return { status: response.status, data: parsed.data ?? {} }
}
