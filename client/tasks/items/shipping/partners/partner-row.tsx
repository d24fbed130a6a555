import { LearnMore, PartnerAction, PartnerLogo } from './partner-parts';
import type { Partner } from './store';
import styles from './partners.module.scss';

interface PartnerRowProps {
	partner: Partner;
	onInstall: () => void;
}

/** A service among others. */
export const PartnerRow = ( { partner, onInstall }: PartnerRowProps ) => (
	<li className={ styles.row }>
		<PartnerLogo name={ partner.name } image={ partner.layout_row?.image ?? '' } />
		<div className={ styles.texts }>
			<h4 className={ styles.name }>{ partner.name }</h4>
			<p className={ styles.line }>
				{ partner.description } <LearnMore partner={ partner } />
			</p>
		</div>
		<PartnerAction partner={ partner } onInstall={ onInstall } />
	</li>
);
