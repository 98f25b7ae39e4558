import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { isolate } from '../../platform/mail/isolate.ts'

/** The messages to staff about tickets. */
export const staffTicketMessages = defineMessages({
  sent: (email: string) => ({
    en: `The ticket is on its way to ${isolate(email)}.`,
    de: `Das Ticket ist auf dem Weg an ${isolate(email)}.`,
    es: `La entrada va de camino a ${isolate(email)}.`,
    it: `Il biglietto è in arrivo a ${isolate(email)}.`,
    fr: `Le billet est en route vers ${isolate(email)}.`,
    pt: `O bilhete vai a caminho de ${isolate(email)}.`,
    fa: `بلیت به ${isolate(email)} فرستاده می‌شود.`,
  }),
  used: {
    en: 'This ticket has been used at the door and can no longer be changed.',
    de: 'Dieses Ticket wurde am Eingang eingelöst und lässt sich nicht mehr ändern.',
    es: 'Esta entrada ya se ha usado en la puerta y no se puede cambiar.',
    it: 'Questo biglietto è stato usato all’ingresso e non si può più modificare.',
    fr: 'Ce billet a été utilisé à l’entrée et ne peut plus être modifié.',
    pt: 'Este bilhete já foi usado à entrada e não pode ser alterado.',
    fa: 'این بلیت در ورودی استفاده شده است و دیگر نمی‌توان آن را تغییر داد.',
  },
  notValid: {
    en: 'This ticket is no longer valid.',
    de: 'Dieses Ticket ist nicht mehr gültig.',
    es: 'Esta entrada ya no es válida.',
    it: 'Questo biglietto non è più valido.',
    fr: 'Ce billet n’est plus valable.',
    pt: 'Este bilhete já não é válido.',
    fa: 'این بلیت دیگر معتبر نیست.',
  },
  otherEvent: {
    en: 'This kind of ticket belongs to another event.',
    de: 'Diese Ticketart gehört zu einer anderen Veranstaltung.',
    es: 'Este tipo de entrada es de otro evento.',
    it: 'Questo tipo di biglietto è di un altro evento.',
    fr: 'Ce type de billet appartient à un autre événement.',
    pt: 'Este tipo de bilhete é de outro evento.',
    fa: 'این نوع بلیت مربوط به رویداد دیگری است.',
  },
  noSeat: {
    en: 'There is no seat left of this kind. Add seats first.',
    de: 'Von dieser Art ist kein Platz mehr frei. Füge zuerst Plätze hinzu.',
    es: 'No queda ninguna plaza de este tipo. Añade plazas primero.',
    it: 'Non ci sono più posti di questo tipo. Prima aggiungi dei posti.',
    fr: 'Il ne reste plus de place de ce type. Ajoutez d’abord des places.',
    pt: 'Já não há lugares deste tipo. Adicione lugares primeiro.',
    fa: 'از این نوع صندلی خالی نمانده است. نخست صندلی اضافه کنید.',
  },
  over: {
    en: 'The event is over or cancelled, so this ticket could not be used.',
    de: 'Die Veranstaltung ist vorbei oder abgesagt; das Ticket ließe sich nicht nutzen.',
    es: 'El evento ha terminado o está cancelado, así que la entrada no serviría.',
    it: 'L’evento è finito o annullato: il biglietto non si potrebbe usare.',
    fr: 'L’événement est terminé ou annulé : ce billet ne servirait à rien.',
    pt: 'O evento terminou ou foi cancelado, por isso o bilhete não poderia ser usado.',
    fa: 'رویداد به پایان رسیده یا لغو شده است و این بلیت کاربردی ندارد.',
  },
  labelsTitle: (event: string) => ({
    en: `Labels for ${event}`,
    de: `Etiketten für ${event}`,
    es: `Etiquetas para ${event}`,
    it: `Etichette per ${event}`,
    fr: `Étiquettes pour ${event}`,
    pt: `Etiquetas para ${event}`,
    fa: `برچسب‌های ${event}`,
  }),
})
