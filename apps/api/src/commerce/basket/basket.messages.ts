import { maxTicketsPerOrder } from '@chignon/contract/commerce/commerce-rules'
import { defineMessages } from '../../platform/i18n/define-messages.ts'
import { persianNumber } from '../../platform/i18n/persian-number.ts'

/** What became of a guest's basket after signing in (ORDER-13). */
export const basketMessages = defineMessages({
  merged: {
    en: 'Your basket has been saved to your account.',
    de: 'Dein Warenkorb ist jetzt in deinem Konto gespeichert.',
    es: 'Tu cesta se ha guardado en tu cuenta.',
    it: 'Il tuo carrello è stato salvato nel tuo account.',
    fr: 'Votre panier a été enregistré dans votre compte.',
    pt: 'O seu cesto foi guardado na sua conta.',
    fa: 'سبد خرید شما در حسابتان ذخیره شد.',
  },
  owned: (names: string) => ({
    en: `Left out because you already have access: ${names}.`,
    de: `Nicht übernommen, weil du schon Zugang hast: ${names}.`,
    es: `No se ha añadido, porque ya tienes acceso: ${names}.`,
    it: `Non aggiunto, perché hai già accesso: ${names}.`,
    fr: `Non ajouté, car vous y avez déjà accès : ${names}.`,
    pt: `Não adicionado, porque já tem acesso: ${names}.`,
    fa: `اضافه نشد، چون از قبل به آن دسترسی دارید: ${names}.`,
  }),
  unsold: {
    en: 'Items that are no longer sold were left out.',
    de: 'Artikel, die nicht mehr verkauft werden, wurden nicht übernommen.',
    es: 'Se ha omitido lo que ya no está a la venta.',
    it: 'Gli articoli non più in vendita non sono stati aggiunti.',
    fr: 'Les articles qui ne sont plus en vente n’ont pas été ajoutés.',
    pt: 'O que já não está à venda ficou de fora.',
    fa: 'آنچه دیگر فروخته نمی‌شود اضافه نشد.',
  },
  overLimit: {
    en: `Some items were left out: an order can have at most ${maxTicketsPerOrder} tickets, and one package for each ticket.`,
    de: `Einiges wurde nicht übernommen: Eine Bestellung umfasst höchstens ${maxTicketsPerOrder} Tickets und ein Paket je Ticket.`,
    es: `Se ha omitido una parte: un pedido admite ${maxTicketsPerOrder} entradas como máximo y un paquete por entrada.`,
    it: `Alcuni articoli non sono stati aggiunti: un ordine comprende al massimo ${maxTicketsPerOrder} biglietti e un pacchetto per biglietto.`,
    fr: `Certains articles n’ont pas été ajoutés : une commande comprend au plus ${maxTicketsPerOrder} billets et une formule par billet.`,
    pt: `Uma parte ficou de fora: uma encomenda pode ter no máximo ${maxTicketsPerOrder} bilhetes e um pacote por bilhete.`,
    fa: `بخشی اضافه نشد: هر سفارش حداکثر ${persianNumber(maxTicketsPerOrder)} بلیت و برای هر بلیت یک بسته دارد.`,
  },
})
