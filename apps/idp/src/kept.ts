import type { Adapter, AdapterPayload } from 'oidc-provider'

/** What the provider keeps, for as long as the process lives: an adapter for each of its models. */
export function keepInMemory(): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  const matching = (model: string, fits: (payload: AdapterPayload) => boolean) =>
    [...kept].filter(([key, payload]) => key.startsWith(`${model}:`) && fits(payload))
  const first = (model: string, fits: (payload: AdapterPayload) => boolean) => matching(model, fits)[0]?.[1]
  return (model) => ({
    async upsert(id, payload) {
      kept.set(`${model}:${id}`, payload)
    },
    async find(id) {
      return kept.get(`${model}:${id}`)
    },
    async findByUid(uid) {
      return first(model, (payload) => payload.uid === uid)
    },
    async findByUserCode(code) {
      return first(model, (payload) => payload.userCode === code)
    },
    async consume(id) {
      const payload = kept.get(`${model}:${id}`)
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key] of matching(model, (payload) => payload.grantId === grantId)) kept.delete(key)
    },
  })
}
