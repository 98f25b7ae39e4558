const isPaid = "o.state in ('paid', 'partly_refunded', 'refunded')"

/** What must hold after every process was killed and all jobs have run. Each query lists what breaks its rule. */
export const rules = [
  {
    name: 'a successful payment without its order',
    query: `
      select charge.id from test_till_charges charge
      left join payments p on p.id = charge.payment_id
      left join orders o on o.id = p.order_id
      where charge.state = 'paid' and charge.refunded < charge.amount
        and (p.state is distinct from 'succeeded' or o.state is distinct from 'paid')`,
  },
  {
    name: 'an order that kept another amount than its total',
    query: `
      select o.id from orders o
      left join payments p on p.order_id = o.id
      left join test_till_charges charge on charge.payment_id = p.id and charge.state = 'paid'
      group by o.id
      having coalesce(sum(charge.amount - charge.refunded), 0)
        <> case when ${isPaid} then o.total - o.refunded else 0 end`,
  },
  {
    name: 'a course without exactly one access',
    query: `
      select o.id from orders o join order_lines l on l.order_id = o.id and l.type = 'course'
      where (select count(*) from accesses a where a.order_line_id = l.id)
        <> case when ${isPaid} then 1 else 0 end`,
  },
  {
    name: 'a line without as many tickets as were bought',
    query: `
      select o.id from orders o join order_lines l on l.order_id = o.id and l.type = 'ticket'
      where (select count(*) from tickets t where t.order_line_id = l.id)
        <> case when ${isPaid} then l.count else 0 end`,
  },
  {
    name: 'a type of tickets that counts other seats than were sold',
    query: `
      select t.id from ticket_types t
      where t.seats_taken <> coalesce((
        select sum(l.count) from order_lines l join orders o on o.id = l.order_id
        where l.ticket_type_id = t.id and ${isPaid}), 0)`,
  },
  {
    name: 'an order without exactly one invoice over its total',
    query: `
      select o.id from orders o left join invoices i on i.order_id = o.id and i.kind = 'invoice'
      where ${isPaid}
      group by o.id having count(i.id) <> 1 or min((i.content ->> 'total')::int) <> o.total`,
  },
  {
    name: 'an unpaid order with an invoice that no credit note cancels',
    query: `
      select o.id from orders o join invoices i on i.order_id = o.id
      where not ${isPaid}
      group by o.id
      having count(*) <> 2
        or sum((i.content ->> 'total')::int * case i.kind when 'invoice' then 1 else -1 end) <> 0`,
  },
  {
    name: 'a year with a gap in its invoice numbers',
    query: `
      select year from invoice_years y
      where last_number <> (select count(*) from invoices i where i.year = y.year)
        or last_number <> (select max(sequence) from invoices i where i.year = y.year)`,
  },
  {
    name: 'an order that is still open',
    query: "select id from orders where state in ('draft', 'awaiting_payment')",
  },
  {
    name: 'a paid order without exactly one mail and one notification',
    query: `
      select o.id from orders o
      where ${isPaid} and (
        (select count(*) from pgboss.job j
          where j.name = 'send-mail' and j.data ->> 'kind' = 'order-paid' and j.data ->> 'aboutId' = o.id::text) <> 1
        or (select count(*) from notifications n where n.subject_id = o.id and n.kind = 'order-paid') <> 1)`,
  },
  {
    name: 'a ticket without exactly one mail',
    query: `
      select t.id from tickets t
      where (select count(*) from pgboss.job j
        where j.name = 'send-mail' and j.data ->> 'kind' = 'ticket' and j.data ->> 'aboutId' = t.id::text) <> 1`,
  },
] as const
