const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** English, and with it the list of everything the provider says. The other languages have the same keys. */
export const en = {
  malformed: 'The request could not be read. Check that its body is valid JSON.',
  unauthenticated: 'Your session has expired, please login again.',
  loginRequired: 'Please log in or sign up to continue.',
  invalidCredentials: 'The e-mail address or password is not right. Check both and try again.',
  forbidden: 'Your account does not allow this.',
  routeNotFound: 'This page could not be found',
  thingNotFound: 'We could not find what you asked for. It may have moved.',
  methodNotAllowed: 'This address does not answer to that method.',
  conflict: 'This was changed in the meantime. Reload and try again.',
  payloadTooLarge: 'That is too much at once. Send at most 64 kB.',
  unsupportedMediaType: 'Send the body as JSON (Content-Type: application/json).',
  invalid: 'Some fields need another look.',
  tooManyAttempts: (minutes: number) =>
    `Too many attempts. Please try again in ${count(minutes, 'minute', 'minutes')}.`,
  serverError: 'Something went wrong on our side. Please try again.',
  notAvailable: 'This part of the academy is not available yet.',
  unavailable: 'The academy is temporarily unavailable. Please try again shortly.',
  welcome: (name: string) => `Welcome, ${name}. Your account is ready.`,
  welcomeBack: (name: string) => `Welcome back, ${name}.`,
  socialExpired: 'Signing in took too long, or was done already. Please try again.',
  socialRefused: (provider: string) => `Signing in with ${provider} did not work. Please try again.`,
  socialUnreachable: (provider: string) =>
    `${provider} cannot be reached at the moment. Please try again shortly, or log in another way.`,
  socialNoEmail: (provider: string) =>
    `${provider} did not share an e-mail address, and your account needs one. Allow it there, or register with your address.`,
  socialAddressTaken: (provider: string) =>
    `There is an account with this address already, and ${provider} does not confirm that the address is yours. Log in as you did before, or request a new password.`,
  socialAccountUnconfirmed: (provider: string) =>
    `There is an account with this address already, but the address was never confirmed. Log in as you did before and confirm it; after that you can use ${provider}.`,
  socialLinked: (name: string, provider: string) =>
    `Welcome back, ${name}. From now on you can log in with ${provider} as well.`,
  loggedOut: 'You are logged out.',
  profileSaved: 'Your profile is saved.',
  passwordChanged: 'Your password is changed. Other devices are logged out.',
  resetLinkSent: (minutes: number) =>
    `If there is an account with this address, we have sent it a link to choose a new password. It works for ${count(minutes, 'minute', 'minutes')}.`,
  passwordReset: 'Your password is changed. Log in with the new one.',
  linkOver: 'This link has expired or was used already. Ask for a new one.',
  linkOfAnother:
    'This link belongs to another account. Log in to the account this mail was sent for, then open the link again.',
  verificationSent: 'We have sent you a new link. Look into your inbox.',
  emailVerified: 'Your e-mail address is confirmed.',
  messageReceived: 'Thank you for your message. We answer by e-mail.',
  liked: 'You like this post.',
  unliked: 'You no longer like this post.',
  saved: 'The post is in your saved posts.',
  unsaved: 'The post is no longer saved.',
  mail: {
    tagline: 'the academy for hair design',
    hello: (name: string) => `Hello ${name},`,
    copyLink: 'If the button does not work, copy this address into your browser:',
    resetPassword: {
      subject: 'Choose a new password',
      text: 'You asked for a new password for your account. Choose one here, and you can log in again.',
      action: 'Choose a new password',
      lifetime: (minutes: number) => `The link works once, for ${count(minutes, 'minute', 'minutes')}.`,
      unasked: 'You did not ask for this? Then there is nothing to do: your password stays as it is.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      text: 'The password of your account was just changed, and all other devices were logged out.',
      unasked: (email: string) =>
        `If that was you, all is well. If not, choose a new password at once and write to us at ${email}.`,
      action: 'Choose a new password',
    },
    verifyEmail: {
      subject: 'Confirm your e-mail address',
      text: 'It is good to have you here. Please confirm that this address is yours, so that certificates, tickets and invoices reach you.',
      action: 'Confirm my address',
      lifetime: (days: number) => `The link works for ${count(days, 'day', 'days')}.`,
      unasked: 'You did not create an account with us? Then please ignore this mail.',
    },
    contactMessage: {
      subject: (subject: string) => `Contact form: ${subject}`,
      name: 'Name',
      email: 'E-mail',
      language: 'Language',
      noMessage: 'There is no message beyond the subject.',
      answer: 'Answer this mail to write back.',
    },
    contactReceipt: {
      subject: 'We have received your message',
      heading: 'Your message is here',
      text: 'Thank you for writing to us. A person reads every message, and we answer to this address within two working days.',
      copy: 'You wrote:',
      unasked: 'You did not write to us? Then somebody mistyped their address, and you can ignore this mail.',
    },
  },
  lessonLocked: 'Buy this course or masterclass to watch the lesson.',
  accessExpired: 'Your access has expired. Buy it again to go on watching.',
  mediaAddressEnded: 'This address of the video is no longer valid. Reload the page to go on.',
  field: {
    required: 'Please fill in this field.',
    email: 'Enter an e-mail address such as name@example.com.',
    emailTaken: 'There is an account with this address already. Log in instead.',
    tooShort: (least: number) => `Use at least ${count(least, 'character', 'characters')}.`,
    tooLong: (most: number) => `Use at most ${count(most, 'character', 'characters')}.`,
    mismatch: 'The passwords do not match. Type the same one twice.',
    wrongPassword: 'This is not your current password.',
    atLeast: (least: number) => `Enter a number of at least ${least}.`,
    atMost: (most: number) => `Enter a number of at most ${most}.`,
    number: 'Enter a whole number.',
    text: 'This has to be text.',
    list: 'This has to be a list.',
    once: 'Give this once only.',
    tooMany: (most: number) => `Choose at most ${most}.`,
    tooFew: (least: number) => `Choose at least ${least}.`,
    oneOf: (values: string) => `Choose one of: ${values}.`,
    format: 'This does not have the form we expect.',
    nul: 'Remove the invisible character (NUL) from this text.',
    country: 'Choose a country from the list.',
    phone: 'Enter a phone number with digits, spaces and + only.',
  },
}

/** Everything the provider says, in one language. */
export type Messages = typeof en
