import { Icon } from '@wordpress/components';
import { check } from '@wordpress/icons';

import { Offer } from '../../../../shared/ui/offer/offer';
import { LearnMore, PartnerAction, Trial } from './partner-parts';
import type { Partner } from './store';
import styles from './partners.module.scss';

interface PartnerAloneProps {
	partner: Partner;
	onInstall: () => void;
}

/** The only service, with what it can do. */
export const PartnerAlone = ( { partner, onInstall }: PartnerAloneProps ) => {
	const layout = partner.layout_column ?? partner.layout_row;
	return (
		<div className={ styles.alone }>
			<div className={ styles.offer }>
				<Offer
					name={ partner.name }
					badges={ <Trial days={ partner.trial_days } /> }
					image={ layout?.image }
					description={
						<>
							{ partner.description } <LearnMore partner={ partner } />
						</>
					}
					action={ <PartnerAction partner={ partner } onInstall={ onInstall } /> }
				/>
			</div>
			<ul className={ styles.features }>
				{ layout?.features.map( ( { icon, title, description } ) => (
					<li key={ title + description } className={ styles.feature }>
						{ icon ? (
							<img src={ icon } alt="" width={ 20 } height={ 20 } />
						) : (
							<Icon icon={ check } size={ 20 } />
						) }
						<div>
							{ title && <strong>{ title }</strong> }
							<p className={ styles.line }>{ description }</p>
						</div>
					</li>
				) ) }
			</ul>
		</div>
	);
};
