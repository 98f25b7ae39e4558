import type { Locale } from '@chignon/contract/platform/locale'
import { defineMessages } from '../i18n/define-messages.ts'

/** Why a file is not stored or not sent. */
export const fileMessages = defineMessages({
  tooLarge: (maxBytes: number) => ({
    en: `The file is too large. Choose one of at most ${megabytes(maxBytes, 'en')}.`,
    de: `Die Datei ist zu groß. Wähle eine mit höchstens ${megabytes(maxBytes, 'de')}.`,
    es: `El archivo es demasiado grande. Elige uno de ${megabytes(maxBytes, 'es')} como máximo.`,
    it: `Il file è troppo grande. Scegline uno fino a ${megabytes(maxBytes, 'it')}.`,
    fr: `Le fichier est trop volumineux. Choisissez-en un de ${megabytes(maxBytes, 'fr')} au maximum.`,
    pt: `O ficheiro é demasiado grande. Escolha um com ${megabytes(maxBytes, 'pt')} no máximo.`,
    fa: `فایل بیش از حد بزرگ است. فایلی با حجم حداکثر ${megabytes(maxBytes, 'fa')} انتخاب کنید.`,
  }),
  wrongType: (types: string[]) => ({
    en: `This type of file is not accepted. Choose ${oneOf(types, 'en')}.`,
    de: `Dieser Dateityp wird nicht angenommen. Wähle ${oneOf(types, 'de')}.`,
    es: `Este tipo de archivo no se admite. Elige ${oneOf(types, 'es')}.`,
    it: `Questo tipo di file non è accettato. Scegli ${oneOf(types, 'it')}.`,
    fr: `Ce type de fichier n’est pas accepté. Choisissez ${oneOf(types, 'fr')}.`,
    pt: `Este tipo de ficheiro não é aceite. Escolha ${oneOf(types, 'pt')}.`,
    fa: `این نوع فایل پذیرفته نمی‌شود. ${oneOf(types, 'fa')} انتخاب کنید.`,
  }),
  interrupted: {
    en: 'The upload was interrupted. Please try again.',
    de: 'Das Hochladen wurde unterbrochen. Bitte versuche es noch einmal.',
    es: 'La subida se ha interrumpido. Inténtalo de nuevo.',
    it: 'Il caricamento è stato interrotto. Riprova.',
    fr: 'L’envoi a été interrompu. Veuillez réessayer.',
    pt: 'O carregamento foi interrompido. Tente novamente.',
    fa: 'بارگذاری قطع شد. لطفاً دوباره امتحان کنید.',
  },
  unavailable: {
    en: 'Files are temporarily unavailable. Please try again shortly.',
    de: 'Dateien sind gerade nicht verfügbar. Bitte versuche es gleich noch einmal.',
    es: 'Los archivos no están disponibles en este momento. Inténtalo de nuevo enseguida.',
    it: 'I file non sono disponibili in questo momento. Riprova tra poco.',
    fr: 'Les fichiers sont momentanément indisponibles. Réessayez dans un instant.',
    pt: 'Os ficheiros estão momentaneamente indisponíveis. Tente novamente daqui a pouco.',
    fa: 'فایل‌ها موقتاً در دسترس نیستند. لطفاً کمی بعد دوباره امتحان کنید.',
  },
  wrongAddress: {
    en: 'The address of this file is not valid, or was made for someone else.',
    de: 'Die Adresse dieser Datei ist ungültig oder gilt für eine andere Person.',
    es: 'La dirección de este archivo no es válida o se creó para otra persona.',
    it: 'L’indirizzo di questo file non è valido o è stato creato per un’altra persona.',
    fr: 'L’adresse de ce fichier n’est pas valide ou a été créée pour une autre personne.',
    pt: 'O endereço deste ficheiro não é válido ou foi criado para outra pessoa.',
    fa: 'نشانی این فایل معتبر نیست یا برای شخص دیگری ساخته شده است.',
  },
})

function megabytes(bytes: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  return format.format(bytes / 1024 / 1024)
}

function oneOf(types: string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(types)
}
