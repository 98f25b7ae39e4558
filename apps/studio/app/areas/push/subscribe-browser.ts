import * as z from 'zod/mini'

const workerUrl = '/studio/push/worker.js'
// Narrow: the worker has no part in the pages.
const scope = '/studio/push/'

const subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
})

/** Whether this browser can receive push messages. */
export const canSubscribe = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Asks for the permission and subscribes; null if the person does not allow it. */
export async function subscribeBrowser(publicKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const registration = await navigator.serviceWorker.register(workerUrl, { scope })
  await whenActive(registration)
  const subscribed = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  })
  return subscription.parse(subscribed.toJSON())
}

/** Ends the subscription and removes the worker. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscribed = await registration?.pushManager.getSubscription()
  await subscribed?.unsubscribe()
  await registration?.unregister()
}

// `ready` is about the scope of the page, which is another one.
function whenActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return Promise.resolve()
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    })
  })
}
