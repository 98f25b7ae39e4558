import { sampleAccounts } from './accounts.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 26rem; margin: 8vh auto; padding: 0 1.25rem }
  h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .25rem }
  h2 { font-size: 1rem; margin: 2rem 0 .5rem }
  p { margin: 0; opacity: .75 }
  form { display: grid; gap: .5rem; margin-top: 1rem }
  button, input[type=text], input[type=email] {
    font: inherit; min-height: 2.75rem; padding: .375rem .875rem; border: 1px solid #8889;
    border-radius: 6px; background: transparent; color: inherit; text-align: start; box-sizing: border-box; width: 100% }
  button { cursor: pointer } button:hover { border-color: currentcolor } small { display: block; opacity: .75 }
  label { display: grid; gap: .125rem } label.check { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem }`

/** HTML of the page to choose an account. `uid` is the interaction's id, `client` the name of the requesting app. */
export function accountPickerPage(uid: string, client: string): string {
  const action = `/interaction/${encodeURIComponent(uid)}`
  const choices = sampleAccounts.map(
    ({ subject, firstName, lastName, email, isVerified }) =>
      `<button name="subject" value="${subject}">${firstName} ${lastName}
        <small>${email}, ${isVerified ? 'verified' : 'not verified'}</small></button>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Choose an account</title><link rel="icon" href="data:,"><style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Choose an account</h1>
      <p>${client} requests your name and e-mail address. This page stands in for Google and Facebook on this machine.</p>
      <form method="post" action="${action}">${choices.join('')}</form>
      <h2>Another account</h2>
      <form method="post" action="${action}">
        <label>First name <input type="text" name="first_name" required></label>
        <label>Last name <input type="text" name="last_name"></label>
        <label>E-mail <input type="email" name="email"></label>
        <label class="check"><input type="checkbox" name="is_verified"> The address is verified</label>
        <button>Continue</button>
      </form>
      <form method="post" action="${action}"><button name="cancel" value="yes">Cancel</button></form>
    </main>
  </body>
</html>`
}
