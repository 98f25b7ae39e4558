import type { Messages } from './en.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Deutsch. */
export const de: Messages = {
  malformed: 'Die Anfrage ist nicht lesbar. Prüfe, ob ihr Inhalt gültiges JSON ist.',
  unauthenticated: 'Deine Sitzung ist abgelaufen, bitte melde dich erneut an.',
  loginRequired: 'Bitte melde dich an oder registriere dich, um fortzufahren.',
  invalidCredentials: 'E-Mail-Adresse oder Passwort stimmt nicht. Prüfe beides und versuche es noch einmal.',
  forbidden: 'Dein Konto erlaubt das nicht.',
  routeNotFound: 'Diese Seite wurde nicht gefunden',
  thingNotFound: 'Wir haben nicht gefunden, was du suchst. Vielleicht ist es umgezogen.',
  methodNotAllowed: 'Diese Adresse antwortet nicht auf diese Methode.',
  conflict: 'Das wurde inzwischen geändert. Lade neu und versuche es noch einmal.',
  payloadTooLarge: 'Das ist zu viel auf einmal. Sende höchstens 64 kB.',
  unsupportedMediaType: 'Sende den Inhalt als JSON (Content-Type: application/json).',
  invalid: 'Sieh dir die markierten Felder noch einmal an.',
  tooManyAttempts: (minutes) =>
    `Zu viele Versuche. Bitte versuche es in ${count(minutes, 'Minute', 'Minuten')} noch einmal.`,
  serverError: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  notAvailable: 'Dieser Teil der Akademie ist noch nicht geöffnet.',
  unavailable: 'Die Akademie ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.',
  welcome: (name) => `Willkommen, ${name}. Dein Konto ist bereit.`,
  welcomeBack: (name) => `Schön, dass du wieder da bist, ${name}.`,
  socialExpired:
    'Die Anmeldung hat zu lange gedauert oder ist schon abgeschlossen. Bitte versuche es noch einmal.',
  socialRefused: (provider) =>
    `Die Anmeldung mit ${provider} hat nicht geklappt. Bitte versuche es noch einmal.`,
  socialUnreachable: (provider) =>
    `${provider} ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal oder melde dich auf anderem Weg an.`,
  socialNoEmail: (provider) =>
    `${provider} hat keine E-Mail-Adresse weitergegeben, und dein Konto braucht eine. Erlaube es dort oder registriere dich mit deiner Adresse.`,
  socialAddressTaken: (provider) =>
    `Zu dieser Adresse gibt es schon ein Konto, und ${provider} bestätigt nicht, dass sie dir gehört. Melde dich an wie bisher oder fordere ein neues Passwort an.`,
  socialAccountUnconfirmed: (provider) =>
    `Zu dieser Adresse gibt es schon ein Konto, aber sie wurde nie bestätigt. Melde dich an wie bisher und bestätige sie; danach kannst du auch ${provider} nutzen.`,
  socialLinked: (name, provider) =>
    `Schön, dass du wieder da bist, ${name}. Ab jetzt kannst du dich auch mit ${provider} anmelden.`,
  loggedOut: 'Du bist abgemeldet.',
  profileSaved: 'Dein Profil ist gespeichert.',
  passwordChanged: 'Dein Passwort ist geändert. Andere Geräte sind abgemeldet.',
  resetLinkSent: (minutes) =>
    `Wenn es zu dieser Adresse ein Konto gibt, haben wir einen Link für ein neues Passwort dorthin geschickt. Er gilt ${count(minutes, 'Minute', 'Minuten')}.`,
  passwordReset: 'Dein Passwort ist geändert. Melde dich mit dem neuen an.',
  linkOver: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
  linkOfAnother:
    'Dieser Link gehört zu einem anderen Konto. Melde dich mit dem Konto an, für das diese E-Mail bestimmt ist, und öffne den Link dann noch einmal.',
  verificationSent: 'Wir haben dir einen neuen Link geschickt. Sieh in dein Postfach.',
  emailVerified: 'Deine E-Mail-Adresse ist bestätigt.',
  messageReceived: 'Danke für deine Nachricht. Wir antworten per E-Mail.',
  liked: 'Dir gefällt dieser Beitrag.',
  unliked: 'Dir gefällt dieser Beitrag nicht mehr.',
  saved: 'Der Beitrag ist gespeichert.',
  unsaved: 'Der Beitrag ist nicht mehr gespeichert.',
  mail: {
    tagline: 'die Akademie für Haardesign',
    hello: (name) => `Hallo ${name}!`,
    copyLink: 'Falls die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
    resetPassword: {
      subject: 'Wähle ein neues Passwort',
      text: 'Du hast ein neues Passwort für dein Konto angefordert. Wähle es hier, dann kannst du dich wieder anmelden.',
      action: 'Neues Passwort wählen',
      lifetime: (minutes) => `Der Link gilt einmal, ${count(minutes, 'Minute', 'Minuten')} lang.`,
      unasked: 'Du hast das nicht angefordert? Dann ist nichts zu tun: Dein Passwort bleibt, wie es ist.',
    },
    passwordChanged: {
      subject: 'Dein Passwort wurde geändert',
      text: 'Das Passwort deines Kontos wurde gerade geändert, und alle anderen Geräte wurden abgemeldet.',
      unasked: (email) =>
        `Warst du das, ist alles gut. Wenn nicht, wähle sofort ein neues Passwort und schreib uns an ${email}.`,
      action: 'Neues Passwort wählen',
    },
    verifyEmail: {
      subject: 'Bestätige deine E-Mail-Adresse',
      text: 'Schön, dass du da bist. Bitte bestätige, dass diese Adresse dir gehört, damit Zertifikate, Tickets und Rechnungen dich erreichen.',
      action: 'Meine Adresse bestätigen',
      lifetime: (days) => `Der Link gilt ${count(days, 'Tag', 'Tage')} lang.`,
      unasked: 'Du hast bei uns kein Konto angelegt? Dann lass diese E-Mail einfach liegen.',
    },
    contactMessage: {
      subject: (subject) => `Kontaktformular: ${subject}`,
      name: 'Name',
      email: 'E-Mail',
      language: 'Sprache',
      noMessage: 'Außer dem Betreff steht nichts in der Nachricht.',
      answer: 'Antworte auf diese E-Mail, um zurückzuschreiben.',
    },
    contactReceipt: {
      subject: 'Wir haben deine Nachricht erhalten',
      heading: 'Deine Nachricht ist da',
      text: 'Danke, dass du uns schreibst. Jede Nachricht liest ein Mensch, und wir antworten innerhalb von zwei Werktagen an diese Adresse.',
      copy: 'Du hast geschrieben:',
      unasked:
        'Du hast uns nicht geschrieben? Dann hat sich jemand bei der Adresse vertippt, und du kannst diese E-Mail ignorieren.',
    },
  },
  lessonLocked: 'Kaufe den Kurs oder die Masterclass, um diese Lektion anzusehen.',
  accessExpired: 'Dein Zugang ist abgelaufen. Kaufe ihn erneut, um weiterzuschauen.',
  mediaAddressEnded: 'Diese Adresse des Videos gilt nicht mehr. Lade die Seite neu, um fortzufahren.',
  field: {
    required: 'Bitte fülle dieses Feld aus.',
    email: 'Gib eine E-Mail-Adresse an, zum Beispiel name@example.com.',
    emailTaken: 'Zu dieser Adresse gibt es schon ein Konto. Melde dich stattdessen an.',
    tooShort: (least) => `Nimm mindestens ${least} Zeichen.`,
    tooLong: (most) => `Nimm höchstens ${most} Zeichen.`,
    mismatch: 'Die Passwörter stimmen nicht überein. Gib zweimal dasselbe ein.',
    wrongPassword: 'Das ist nicht dein jetziges Passwort.',
    atLeast: (least) => `Gib eine Zahl ab ${least} an.`,
    atMost: (most) => `Gib eine Zahl bis ${most} an.`,
    number: 'Gib eine ganze Zahl an.',
    text: 'Das muss ein Text sein.',
    list: 'Das muss eine Liste sein.',
    once: 'Gib das nur einmal an.',
    tooMany: (most) => `Wähle höchstens ${most} aus.`,
    tooFew: (least) => `Wähle mindestens ${least} aus.`,
    oneOf: (values) => `Wähle eines davon: ${values}.`,
    format: 'Das hat nicht die erwartete Form.',
    nul: 'Entferne das unsichtbare Zeichen (NUL) aus diesem Text.',
    country: 'Wähle ein Land aus der Liste.',
    phone: 'Gib eine Telefonnummer nur mit Ziffern, Leerzeichen und + an.',
  },
}
