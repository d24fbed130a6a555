<?php
/**
 * Everything below an email’s content.
 *
 * @var Storewright\Store\Emails\Render\EmailView $email
 * @package Storewright
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

echo wp_kses_post( $email->additional_html );
?>
</td></tr>
<tr><td class="foot"><?php echo wp_kses_post( $email->footer_html ); ?></td></tr>
</table>
</td></tr></table>
</body>
</html>
