import { formatDateTime } from '@chignon/contract/platform/formats'
import type { Locale } from '@chignon/contract/platform/locale'

import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { isolate } from '../../platform/mail/isolate.ts'

/** The messages about tickets, for their buyers and for the door. */
export const ticketMessages = defineMessages({
  handedOver: (name: string) => ({
    en: `The ticket now belongs to ${isolate(name)}, who receives it by e-mail.`,
    de: `Das Ticket gehört jetzt ${isolate(name)} und wird per E-Mail zugestellt.`,
    es: `La entrada es ahora de ${isolate(name)}, que la recibirá por correo.`,
    it: `Il biglietto ora è di ${isolate(name)}, che lo riceverà via e-mail.`,
    fr: `Le billet est maintenant au nom de ${isolate(name)}, qui le recevra par e-mail.`,
    pt: `O bilhete é agora de ${isolate(name)}, que o recebe por e-mail.`,
    fa: `بلیت اکنون به نام ${isolate(name)} است و با ایمیل برای ایشان فرستاده می‌شود.`,
  }),
  cannotHandOver: {
    en: 'This ticket can no longer be handed over.',
    de: 'Dieses Ticket kann nicht mehr weitergegeben werden.',
    es: 'Esta entrada ya no se puede ceder.',
    it: 'Questo biglietto non può più essere ceduto.',
    fr: 'Ce billet ne peut plus être cédé.',
    pt: 'Este bilhete já não pode ser transferido.',
    fa: 'این بلیت دیگر قابل واگذاری نیست.',
  },
  unknownCode: {
    en: 'There is no ticket with this code. It may have been handed over.',
    de: 'Zu diesem Code gibt es kein Ticket. Vielleicht wurde es weitergegeben.',
    es: 'No hay ninguna entrada con este código. Puede que se haya cedido.',
    it: 'Nessun biglietto ha questo codice. Forse è stato ceduto.',
    fr: 'Aucun billet ne porte ce code. Il a peut-être été cédé.',
    pt: 'Não há nenhum bilhete com este código. Pode ter sido transferido.',
    fa: 'بلیتی با این کد وجود ندارد. شاید واگذار شده باشد.',
  },
  alreadyUsed: (usedAt: Date, timeZone: string, where: string) => {
    const when = (locale: Locale) => formatDateTime(locale, usedAt.toISOString(), timeZone)
    const door = isolate(where)
    return {
      en: `This ticket has already been used: ${when('en')}, ${door}.`,
      de: `Dieses Ticket wurde schon eingelöst: ${when('de')}, ${door}.`,
      es: `Esta entrada ya se ha usado: ${when('es')}, ${door}.`,
      it: `Questo biglietto è già stato usato: ${when('it')}, ${door}.`,
      fr: `Ce billet a déjà été utilisé : ${when('fr')}, ${door}.`,
      pt: `Este bilhete já foi usado: ${when('pt')}, ${door}.`,
      fa: `این بلیت پیش از این استفاده شده است: ${when('fa')}، ${door}.`,
    }
  },
  otherEvent: (name: string) => ({
    en: `This ticket is for another event: ${isolate(name)}.`,
    de: `Dieses Ticket gilt für eine andere Veranstaltung: ${isolate(name)}.`,
    es: `Esta entrada es para otro evento: ${isolate(name)}.`,
    it: `Questo biglietto è per un altro evento: ${isolate(name)}.`,
    fr: `Ce billet est pour un autre événement : ${isolate(name)}.`,
    pt: `Este bilhete é para outro evento: ${isolate(name)}.`,
    fa: `این بلیت برای رویداد دیگری است: ${isolate(name)}.`,
  }),
  refunded: {
    en: 'This ticket was refunded and is no longer valid.',
    de: 'Dieses Ticket wurde erstattet und gilt nicht mehr.',
    es: 'Esta entrada se ha reembolsado y ya no es válida.',
    it: 'Questo biglietto è stato rimborsato e non è più valido.',
    fr: 'Ce billet a été remboursé et n’est plus valable.',
    pt: 'Este bilhete foi reembolsado e já não é válido.',
    fa: 'هزینهٔ این بلیت بازگردانده شده و دیگر معتبر نیست.',
  },
  cancelled: {
    en: 'This ticket was cancelled and is no longer valid.',
    de: 'Dieses Ticket wurde storniert und gilt nicht mehr.',
    es: 'Esta entrada se ha anulado y ya no es válida.',
    it: 'Questo biglietto è stato annullato e non è più valido.',
    fr: 'Ce billet a été annulé et n’est plus valable.',
    pt: 'Este bilhete foi cancelado e já não é válido.',
    fa: 'این بلیت لغو شده و دیگر معتبر نیست.',
  },
  over: {
    en: 'This ticket can no longer be used: its part of the event is over.',
    de: 'Dieses Ticket gilt nicht mehr: Sein Teil der Veranstaltung ist vorbei.',
    es: 'Esta entrada ya no se puede usar: su parte del evento ya ha terminado.',
    it: 'Questo biglietto non si può più usare: la sua parte dell’evento è finita.',
    fr: 'Ce billet ne peut plus être utilisé : sa partie de l’événement est terminée.',
    pt: 'Este bilhete já não pode ser usado: a sua parte do evento terminou.',
    fa: 'این بلیت دیگر قابل استفاده نیست: بخش مربوط به آن از رویداد به پایان رسیده است.',
  },
  notUsed: {
    en: 'This ticket has not been used.',
    de: 'Dieses Ticket wurde noch nicht eingelöst.',
    es: 'Esta entrada no se ha usado.',
    it: 'Questo biglietto non è stato usato.',
    fr: 'Ce billet n’a pas été utilisé.',
    pt: 'Este bilhete não foi usado.',
    fa: 'این بلیت استفاده نشده است.',
  },
})
