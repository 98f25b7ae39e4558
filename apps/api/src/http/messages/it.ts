import type { Messages } from './en.ts'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/** Italiano. */
export const it: Messages = {
  malformed: 'Non è stato possibile leggere la richiesta. Controlla che il contenuto sia JSON valido.',
  unauthenticated: 'La tua sessione è scaduta, accedi di nuovo.',
  loginRequired: 'Accedi o registrati per continuare.',
  invalidCredentials: 'L’e-mail o la password non è corretta. Controlla entrambe e riprova.',
  forbidden: 'Il tuo account non lo permette.',
  routeNotFound: 'Questa pagina non è stata trovata',
  thingNotFound: 'Non abbiamo trovato quello che cerchi. Forse è stato spostato.',
  methodNotAllowed: 'Questo indirizzo non risponde a quel metodo.',
  conflict: 'Nel frattempo è cambiato qualcosa. Ricarica e riprova.',
  payloadTooLarge: 'È troppo in una volta sola. Invia al massimo 64 kB.',
  unsupportedMediaType: 'Invia il contenuto come JSON (Content-Type: application/json).',
  invalid: 'Ricontrolla i campi segnalati.',
  tooManyAttempts: (minutes) => `Troppi tentativi. Riprova tra ${count(minutes, 'minuto', 'minuti')}.`,
  serverError: 'Qualcosa è andato storto da parte nostra. Riprova.',
  notAvailable: 'Questa parte dell’accademia non è ancora aperta.',
  unavailable: 'L’accademia non è raggiungibile in questo momento. Riprova tra poco.',
  welcome: (name) => `Ti diamo il benvenuto, ${name}. Il tuo account è pronto.`,
  welcomeBack: (name) => `Ciao di nuovo, ${name}.`,
  socialExpired: 'L’accesso ha richiesto troppo tempo o è già stato completato. Riprova.',
  socialRefused: (provider) => `L’accesso con ${provider} non è riuscito. Riprova.`,
  socialUnreachable: (provider) =>
    `${provider} non è raggiungibile in questo momento. Riprova tra poco o accedi in un altro modo.`,
  socialNoEmail: (provider) =>
    `${provider} non ha condiviso un indirizzo e-mail e il tuo account ne ha bisogno. Consentilo lì oppure registrati con il tuo indirizzo.`,
  socialAddressTaken: (provider) =>
    `Esiste già un account con questo indirizzo e ${provider} non conferma che sia tuo. Accedi come hai fatto finora o richiedi una nuova password.`,
  socialAccountUnconfirmed: (provider) =>
    `Esiste già un account con questo indirizzo, ma l’indirizzo non è mai stato confermato. Accedi come hai fatto finora e confermalo; poi potrai usare anche ${provider}.`,
  socialLinked: (name, provider) =>
    `Ciao di nuovo, ${name}. D’ora in poi puoi accedere anche con ${provider}.`,
  loggedOut: 'Hai effettuato l’uscita.',
  profileSaved: 'Il tuo profilo è salvato.',
  passwordChanged: 'La password è cambiata. Gli altri dispositivi sono stati disconnessi.',
  liked: 'Ti piace questo post.',
  unliked: 'Questo post non ti piace più.',
  saved: 'Il post è tra quelli salvati.',
  unsaved: 'Il post non è più salvato.',
  field: {
    required: 'Compila questo campo.',
    email: 'Inserisci un indirizzo e-mail, per esempio nome@example.com.',
    emailTaken: 'Esiste già un account con questo indirizzo. Accedi.',
    tooShort: (least) => `Usa almeno ${count(least, 'carattere', 'caratteri')}.`,
    tooLong: (most) => `Usa al massimo ${count(most, 'carattere', 'caratteri')}.`,
    mismatch: 'Le password non coincidono. Scrivi due volte la stessa.',
    wrongPassword: 'Questa non è la tua password attuale.',
    atLeast: (least) => `Inserisci un numero da ${least} in su.`,
    atMost: (most) => `Inserisci un numero fino a ${most}.`,
    number: 'Inserisci un numero intero.',
    text: 'Qui serve un testo.',
    list: 'Qui serve un elenco.',
    once: 'Indicalo una volta sola.',
    tooMany: (most) => `Scegline al massimo ${most}.`,
    tooFew: (least) => `Scegline almeno ${least}.`,
    oneOf: (values) => `Scegli tra: ${values}.`,
    format: 'Non ha la forma prevista.',
    nul: 'Togli il carattere invisibile (NUL) da questo testo.',
    country: 'Scegli un paese dall’elenco.',
    phone: 'Inserisci un numero di telefono solo con cifre, spazi e +.',
  },
}
