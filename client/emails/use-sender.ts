import { useEffect, useState, type RefObject } from '@wordpress/element';

const FROM_NAME = 'woocommerce_email_from_name';
const FROM_ADDRESS = 'woocommerce_email_from_address';

/** Whom an email comes from. */
interface Sender {
	name: string;
	address: string;
}

const valueIn = ( form: HTMLFormElement, option: string ): string =>
	form.querySelector< HTMLInputElement >( `#setting-${ option }` )?.value.trim() ?? '';

/**
 * Follows the sender's name and address in the form around an element, saved or not.
 *
 * @param within An element of the form.
 * @return Null where the form has neither.
 */
export function useSender( within: RefObject< HTMLElement > ): Sender | null {
	const [ sender, setSender ] = useState< Sender | null >( null );
	useEffect( () => {
		const form = within.current?.closest( 'form' );
		if ( ! form ) {
			return undefined;
		}
		const read = () => {
			const name = valueIn( form, FROM_NAME );
			const address = valueIn( form, FROM_ADDRESS );
			setSender( name === '' && address === '' ? null : { name, address } );
		};
		read();
		form.addEventListener( 'input', read );
		return () => form.removeEventListener( 'input', read );
	}, [ within ] );
	return sender;
}
