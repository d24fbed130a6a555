import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

import { Card } from '../../../../shared/ui/card';
import { CardTitle } from '../../../../shared/ui/card-title';
import { OfferList } from '../../../../shared/ui/offer/offer';
import type { Group, Provider } from '../providers';
import { ProviderRow } from './provider-row';
import type { Choice } from './use-choice';
import styles from '../payments.module.scss';

interface ProviderGroupProps {
	group: Group;
	providers: readonly Provider[];
	recommendedId: string | null;
	/** Whether the button of the recommended one is the page's next step. */
	hasPrimary: boolean;
	choice: Choice;
}

const titleOf = ( group: Group ): string => {
	switch ( group ) {
		case 'main':
			return __( 'Payment providers', 'storewright' );
		case 'local':
			return __( 'Local payment partners', 'storewright' );
		case 'additional':
			return __( 'Additional payment options', 'storewright' );
		case 'other':
			return __( 'Other payment providers', 'storewright' );
		case 'own':
			return __( 'From your plugins', 'storewright' );
		case 'offline':
			return __( 'Offline payment methods', 'storewright' );
	}
};

/** A part of the list; nothing where it is empty. The others are folded: they are for who looks for one of them. */
export const ProviderGroup = ( { group, providers, recommendedId, hasPrimary, choice }: ProviderGroupProps ) => {
	const [ isOpen, setOpen ] = useState( group !== 'other' );
	const listId = useInstanceId( ProviderGroup, 'storewright-providers' );
	if ( providers.length === 0 ) {
		return null;
	}
	const title = titleOf( group );
	return (
		<Card as="section" aria-label={ title }>
			<div className={ styles.head }>
				<CardTitle>{ title }</CardTitle>
				{ group === 'other' && (
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						aria-expanded={ isOpen }
						aria-controls={ listId }
						onClick={ () => setOpen( ! isOpen ) }
					>
						{ isOpen ? __( 'Hide', 'storewright' ) : __( 'Show', 'storewright' ) }
						<span className="screen-reader-text">: { title }</span>
					</Button>
				) }
			</div>
			<OfferList id={ listId } hidden={ ! isOpen }>
				{ isOpen &&
					providers.map( ( provider ) => (
						<ProviderRow
							key={ provider.id }
							provider={ provider }
							isRecommended={ provider.id === recommendedId }
							isPrimary={ hasPrimary && provider.id === recommendedId }
							choice={ choice }
						/>
					) ) }
			</OfferList>
		</Card>
	);
};
