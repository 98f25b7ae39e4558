import type { Locale } from './locale.ts'

/** What people read when the server fails: the message of a problem `server_error`. */
export const serverErrorText: Record<Locale, string> = {
  en: 'Something went wrong on our side. Please try again.',
  de: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  es: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  it: 'Si è verificato un problema da parte nostra. Riprova.',
  fr: 'Un problème est survenu de notre côté. Veuillez réessayer.',
  pt: 'Algo correu mal do nosso lado. Tente novamente.',
  fa: 'مشکلی از طرف ما پیش آمد. لطفاً دوباره امتحان کنید.',
}
