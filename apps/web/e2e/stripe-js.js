// The part of Stripe.js that the payment page uses, for journeys. `stripe-pages.ts` serves it, and answers its calls.
;(() => {
  const api = 'https://api.stripe.com/v1'
  const [, , , version] = document.currentScript.src.split('/')

  async function post(path, values) {
    const response = await fetch(`${api}${path}`, { method: 'POST', body: new URLSearchParams(values) })
    return response.json()
  }

  function openFrame(target, title, src) {
    const frame = document.createElement('iframe')
    frame.title = title
    frame.src = src
    target.append(frame)
    return frame
  }

  // The fields are in a frame of Stripe, which reports what is chosen.
  function createElements({ clientSecret }) {
    const chosen = { clientSecret, card: '' }
    let frame
    const element = {
      mount(target) {
        frame = openFrame(
          target,
          'Secure payment input frame',
          'https://js.stripe.com/v3/elements-inner.html',
        )
      },
      unmount: () => frame?.remove(),
      destroy: () => frame?.remove(),
      update() {},
      on: () => element,
      off: () => element,
    }
    window.addEventListener('message', ({ origin, data }) => {
      if (origin === 'https://js.stripe.com') chosen.card = data.card
    })
    return { chosen, create: () => element, getElement: () => element, update() {} }
  }

  async function confirmPayment({ elements, confirmParams }) {
    const { clientSecret: client_secret, card } = elements.chosen
    if (card === '')
      return { error: { type: 'validation_error', message: 'Your card number is incomplete.' } }
    const answer = await post('/payment_intents/confirm', { client_secret, card })
    if (answer.error) return answer
    if (answer.status !== 'requires_action') return { paymentIntent: answer }
    if (card === 'bank') return leave(client_secret, confirmParams.return_url)
    const accepted = await challenge()
    return { paymentIntent: await post('/3ds2/authenticate', { client_secret, accepted }) }
  }

  // The bank's page, which leads back. The promise stays open, as Stripe's does.
  function leave(clientSecret, returnUrl) {
    const query = new URLSearchParams({ client_secret: clientSecret, return_url: returnUrl })
    window.location.assign(`https://hooks.stripe.com/redirect/authenticate?${query}`)
    return new Promise(() => {})
  }

  function challenge() {
    const frame = openFrame(
      document.body,
      'Confirmation by your bank',
      'https://hooks.stripe.com/3d_secure_2',
    )
    return new Promise((resolve) => {
      window.addEventListener('message', ({ origin, data }) => {
        if (origin !== 'https://hooks.stripe.com') return
        frame.remove()
        resolve(data.accepted)
      })
    })
  }

  const unused = () => {
    throw new Error('The payment page does not use this part of Stripe.js.')
  }

  window.Stripe = Object.assign(
    () => ({
      elements: createElements,
      confirmPayment,
      createToken: unused,
      createPaymentMethod: unused,
      confirmCardPayment: unused,
    }),
    { version },
  )
})()
