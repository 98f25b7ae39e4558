import { useAtomValue } from 'jotai'
import { queryClientAtom } from 'jotai-tanstack-query'
import { useEffect } from 'react'
import { whenQuiet } from '@chignon/app-kit/browser/when-quiet'
import { callOf } from '@chignon/app-kit/data/query-client'

/** Tells the API once where a signed-in person is: their days begin there (FORMAT-6). Waits until the page has loaded. Renders nothing. */
export function TimeZoneSender({ owner }: { owner: string }) {
  const client = useAtomValue(queryClientAtom)
  useEffect(() => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const key = `time-zone:${owner}`
    const send = async () => {
      if (!navigator.onLine || localStorage.getItem(key) === zone) return
      const { timeZoneEndpoints } = await import('@chignon/contract/identity/time-zone')
      await callOf(client)(timeZoneEndpoints.set, { body: { time_zone: zone } })
      localStorage.setItem(key, zone)
    }
    // Without storage, or if the call fails, the next page tries again.
    whenQuiet(() => void send().catch(() => {}))
  }, [client, owner])
  return null
}
