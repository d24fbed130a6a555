import { Button, SearchControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { navigate, urlTo } from '../shared/routing';
import { PATH } from './urls';
import styles from './extensions.module.scss';

/** Searches once it is sent: not every letter goes to the plugin directory. */
export function SearchForm( { search }: { search: string } ) {
	const [ words, setWords ] = useState( search );
	useEffect( () => setWords( search ), [ search ] );
	return (
		<form
			role="search"
			className={ styles.search }
			onSubmit={ ( event ) => {
				event.preventDefault();
				navigate( urlTo( PATH, { search: words.trim() || undefined } ) );
			} }
		>
			<SearchControl
				__nextHasNoMarginBottom
				label={ __( 'Search extensions', 'storewright' ) }
				placeholder={ __( 'Search extensions', 'storewright' ) }
				maxLength={ 100 }
				value={ words }
				onChange={ setWords }
			/>
			<Button __next40pxDefaultSize variant="secondary" type="submit">
				{ __( 'Search', 'storewright' ) }
			</Button>
		</form>
	);
}
