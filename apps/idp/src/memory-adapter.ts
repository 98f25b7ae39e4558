import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Storage for oidc-provider, in memory; its built-in one is not exported and prints a warning. Returns an adapter per model. */
export function createMemoryAdapter(): (model: string) => Adapter {
  const entries = new Map<string, AdapterPayload>()
  const findAll = (model: string, matches: (payload: AdapterPayload) => boolean) =>
    [...entries].filter(([key, payload]) => key.startsWith(`${model}:`) && matches(payload))
  const findFirst = (model: string, matches: (payload: AdapterPayload) => boolean) =>
    findAll(model, matches)[0]?.[1]
  return (model) => ({
    async upsert(id, payload) {
      entries.set(`${model}:${id}`, payload)
    },
    async find(id) {
      return entries.get(`${model}:${id}`)
    },
    async findByUid(uid) {
      return findFirst(model, (payload) => payload.uid === uid)
    },
    async findByUserCode(code) {
      return findFirst(model, (payload) => payload.userCode === code)
    },
    async consume(id) {
      const payload = entries.get(`${model}:${id}`)
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1000)
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`)
    },
    async revokeByGrantId(grantId) {
      for (const [key] of findAll(model, (payload) => payload.grantId === grantId)) entries.delete(key)
    },
  })
}
