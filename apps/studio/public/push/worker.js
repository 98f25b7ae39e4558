// The service worker of the studio: it shows push messages and opens their pages, and does nothing else (PUSH-1).
self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, tag, renotify: true, data: { path } }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  // A message opens only pages of the studio.
  const { pathname } = new URL(event.notification.data.path, self.location.origin)
  event.waitUntil(self.clients.openWindow(pathname.startsWith('/studio/') ? pathname : '/studio'))
})
