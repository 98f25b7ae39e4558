import { AttendeeForm } from '@chignon/ui/attendee-form'
import { Breadcrumbs } from '@chignon/ui/breadcrumbs'
import { CheckoutStepper } from '@chignon/ui/checkout-stepper'
import { Counter } from '@chignon/ui/counter'
import { OrderSummary } from '@chignon/ui/order-summary'
import { Pagination } from '@chignon/ui/pagination'
import { TicketStub } from '@chignon/ui/ticket-stub'

const persian = new Intl.NumberFormat('fa')

/** Server components with functions as props, and client components, all with texts of the provider in the layout. */
export default function PersianPage() {
  return (
    <>
      <Breadcrumbs items={[{ id: 'home', label: 'خانه', link: <a href="/fa" /> }]} />
      <CheckoutStepper step="payment" formatNumber={(number) => persian.format(number)} />
      <Pagination
        page={2}
        lastPage={5}
        renderLink={(page) => <a href={`/fa?page=${page}`} />}
        formatNumber={(page) => persian.format(page)}
      />
      <OrderSummary
        lines={[{ id: 'seat', name: 'صندلی دوروزه', amount: '‎$۳۶۰٫۰۰' }]}
        subtotal="‎$۳۶۰٫۰۰"
        tax="‎$۲٫۸۸"
        total="‎$۳۶۲٫۸۸"
        labels={{ total: 'قابل پرداخت' }}
      />
      <TicketStub event="باب" type="صندلی" holder="پریسا" dates="۲۳ اسفند" venue="لیسبون" code="CH-1" />
      <Counter label="صندلی" labels={{ more: 'افزودن یک صندلی' }} />
      <AttendeeForm tickets={[{ id: 'seat', name: 'صندلی دوروزه' }]} />
    </>
  )
}
